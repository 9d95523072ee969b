// Both pictures of a finding over the whole window. They are moved and scaled together.
import { button, element } from './elements.js';
import { words } from './words.js';

const maxScale = 32;
const minScale = 0.1;
const stepOfKeys = 60;

/** Scales around a point of the pane, so that the pixel below it stays where it is. */
function scaledAt({ scale, x, y }, factor, left, top) {
  const next = Math.min(maxScale, Math.max(minScale, scale * factor));
  return { scale: next, x: left - ((left - x) * next) / scale, y: top - ((top - y) * next) / scale };
}

function paneOf(finding, name) {
  const image = element('img', { src: finding[name], alt: words[name], draggable: false });
  const pane = element('div', { className: 'pane' }, element('span', { textContent: words[name] }), image);
  pane.dataset.name = name;
  return pane;
}

const moves = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** Returns a place that shows the area in which the pictures differ, in the middle of the pane. */
function placeOf({ box }, pane) {
  if (!box) return { scale: 1, x: 0, y: 0 };
  const room = pane.getBoundingClientRect();
  const scale = Math.min(4, Math.max(minScale, (room.width * 0.8) / box.width), (room.height * 0.8) / box.height);
  return {
    scale,
    x: room.width / 2 - (box.left + box.width / 2) * scale,
    y: room.height / 2 - (box.top + box.height / 2) * scale,
  };
}

export function zoom(finding) {
  const names = ['before', 'after'].filter((name) => finding[name]);
  const panes = element('div', { className: 'panes' }, ...names.map((name) => paneOf(finding, name)));
  const figure = element('output', { ariaLabel: words.zoom });
  const dialog = element('dialog', { className: 'zoom', ariaLabel: `${finding.title} ${finding.mode}` });
  const head = element(
    'div',
    { className: 'head' },
    element('h2', { textContent: `${finding.title} · ${finding.mode}` }),
    figure,
    button(words.close, false, () => dialog.close()),
  );
  dialog.append(head, element('p', { className: 'hint', textContent: words.zoomKeys }), panes);
  let place;
  const show = (next) => {
    place = next;
    panes.style.setProperty('--place', `translate(${next.x}px, ${next.y}px) scale(${next.scale})`);
    panes.dataset.pixels = String(next.scale >= 2);
    figure.textContent = `${Math.round(next.scale * 100)}%`;
  };
  const middle = () => {
    const { width, height } = panes.firstElementChild.getBoundingClientRect();
    return [width / 2, height / 2];
  };
  const press = (event) => {
    const move = moves[event.key];
    if (move) show({ ...place, x: place.x + move[0] * stepOfKeys, y: place.y + move[1] * stepOfKeys });
    else if (event.key === '+' || event.key === '=') show(scaledAt(place, 1.25, ...middle()));
    else if (event.key === '-') show(scaledAt(place, 0.8, ...middle()));
    else if (event.key === '0') show(placeOf(finding, panes.firstElementChild));
    else if (event.key === ' ' && names.length === 2)
      panes.dataset.only = panes.dataset.only === 'before' ? 'after' : 'before';
    else return;
    event.preventDefault();
  };
  const wheel = (event) => {
    event.preventDefault();
    const pane = (event.target.closest('.pane') ?? panes.firstElementChild).getBoundingClientRect();
    show(scaledAt(place, event.deltaY < 0 ? 1.25 : 0.8, event.clientX - pane.left, event.clientY - pane.top));
  };
  dialog.addEventListener('keydown', (event) => {
    event.stopPropagation();
    press(event);
  });
  panes.addEventListener('wheel', wheel, { passive: false });
  panes.addEventListener('pointerdown', (event) => panes.setPointerCapture(event.pointerId));
  panes.addEventListener('pointermove', (event) => {
    if (event.buttons === 1) show({ ...place, x: place.x + event.movementX, y: place.y + event.movementY });
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  show(placeOf(finding, panes.firstElementChild));
}

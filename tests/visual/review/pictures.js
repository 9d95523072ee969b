// The pictures of one finding: side by side, under a slider, as the difference, with their history.
import { button, element } from './elements.js';
import { words } from './words.js';
import { zoom } from './zoom.js';

const views = new Map();
/** Keys of the findings whose pictures are shown in their own size. */
const full = new Set();

function picture(finding, name) {
  const image = element('img', {
    src: finding[name],
    alt: `${finding.title} · ${finding.mode} · ${words[name]}`,
    loading: 'lazy',
  });
  image.addEventListener('click', () => zoom(finding));
  return element('figure', {}, element('figcaption', { textContent: words[name] }), image);
}

function sliderOf(finding) {
  const before = element('img', { src: finding.before, alt: words.before });
  const after = element('img', { src: finding.after, alt: words.after, className: 'over' });
  const range = element('input', { type: 'range', min: 0, max: 100, value: 50, ariaLabel: words.position });
  const box = element('div', { className: 'slider' }, before, after);
  range.addEventListener('input', () => box.style.setProperty('--at', `${range.value}%`));
  return [box, range];
}

export function picturesOf(finding) {
  const view = views.get(finding.key) ?? 'side';
  const box = element('div', { className: 'pictures' });
  box.dataset.view = view;
  if (full.has(finding.key)) box.dataset.full = '';
  if (view === 'slider') box.append(...sliderOf(finding));
  else if (view === 'difference') box.append(picture(finding, 'difference'));
  else box.append(...['before', 'after'].filter((name) => finding[name]).map((name) => picture(finding, name)));
  return box;
}

/** Returns the buttons that choose how the pictures of a finding are shown. */
export function viewButtons(finding, draw) {
  const view = views.get(finding.key) ?? 'side';
  const show = (name) => {
    views.set(finding.key, name);
    draw();
  };
  const toggleFull = () => {
    if (!full.delete(finding.key)) full.add(finding.key);
    draw();
  };
  const choices = finding.kind === 'changed' ? ['side', 'slider', 'difference'] : [];
  return [
    ...choices.map((name) => button(words[name], view === name, () => show(name))),
    button(words.full, full.has(finding.key), toggleFull),
    button(words.zoom, false, () => zoom(finding)),
  ];
}

const commitOf = ({ commit, date, author, subject, thumbnail }) =>
  element(
    'li',
    {},
    ...(thumbnail ? [element('img', { src: thumbnail, alt: `${commit} ${subject}`, loading: 'lazy' })] : []),
    element('span', { textContent: `${date} · ${commit} · ${author}` }),
    element('span', { textContent: subject }),
  );

/** Returns the commits that changed the reference, folded. */
export function historyOf({ history, kind }) {
  if (kind === 'new') return [];
  const summary = element('summary', { textContent: `${words.history} (${history.length})` });
  const content =
    history.length === 0
      ? element('p', { className: 'hint', textContent: words.noHistory })
      : element('ol', { className: 'history' }, ...history.map(commitOf));
  return [element('details', {}, summary, content)];
}

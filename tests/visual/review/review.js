// The review page: what changed, accept or deny, save. Runs from a file, without a server.
import { at, button, element } from './elements.js';
import { historyOf, picturesOf, viewButtons } from './pictures.js';
import {
  canUndo,
  comments,
  commonVerdict,
  decide,
  decisionsFile,
  groups,
  load,
  reviewer,
  run,
  setComment,
  setReviewer,
  undo,
  verdicts,
} from './state.js';
import { locale, words } from './words.js';
import { zoom } from './zoom.js';

document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en';
/** Keys of the first findings of changes whose other pictures are shown. */
const unfolded = new Set();
let current = -1;

const isShown = (finding) => {
  const kind = at('#kind').value;
  const mode = at('#mode').value;
  const text = at('#search').value.trim().toLowerCase();
  return (
    (kind === '' || finding.kind === kind) &&
    (mode === '' || finding.mode === mode) &&
    (!at('#open').checked || !verdicts.has(finding.key)) &&
    `${finding.title} ${finding.key} ${(finding.causes ?? []).join(' ')}`.toLowerCase().includes(text)
  );
};

/** Returns the changes with the findings that match the filters. */
const shown = () =>
  groups
    .map((group) => ({ ...group, findings: group.findings.filter(isShown) }))
    .filter(({ findings }) => findings.length > 0);

function decideAll(findings, verdict) {
  decide(findings, verdict);
  draw();
}

/** Decides of the shown findings that are undecided: a decision made one by one stays. */
const decideShown = (verdict) =>
  decideAll(
    shown().flatMap(({ findings }) => findings.filter(({ key }) => !verdicts.has(key))),
    verdict,
  );

function save() {
  const link = element('a', {
    href: URL.createObjectURL(new Blob([decisionsFile()], { type: 'application/json' })),
    download: 'visual-decisions.json',
  });
  link.click();
  URL.revokeObjectURL(link.href);
  at('#progress').textContent = words.saved;
}

async function loadFile() {
  const [file] = at('#load').files;
  if (!file) return;
  let said = words.notLoaded;
  try {
    said = words.loaded(load(await file.text()));
  } catch {
    // The page says that the file isn't a decisions file.
  }
  at('#load').value = '';
  draw();
  at('#progress').textContent = said;
}

const verdictButtons = (findings) => {
  const verdict = commonVerdict(findings);
  return ['accept', 'deny'].map((each) => button(words[each], verdict === each, () => decideAll(findings, each), each));
};

function commentOf(findings) {
  const box = element('textarea', { rows: 1, value: comments.get(findings[0].key) ?? '', ariaLabel: words.comment });
  box.placeholder = words.comment;
  box.addEventListener('change', () => setComment(findings, box.value.trim()));
  return box;
}

function colourOf(value) {
  const swatch = element('i');
  swatch.style.background = value;
  return [swatch, value];
}

const swatchesOf = (recolours) =>
  recolours
    .slice(0, 4)
    .map(({ from, to }) => element('span', { className: 'swatch' }, ...colourOf(from), ' → ', ...colourOf(to)));

const factsOf = ({ kind, mode, pixels }) =>
  [words[kind], mode, pixels && words.pixels(pixels)].filter(Boolean).join(' · ');

/** One of the other pictures of a change. */
function rowOf(finding) {
  const row = element(
    'section',
    { className: 'row', ariaLabel: `${finding.title} ${finding.mode}` },
    element(
      'div',
      { className: 'head' },
      element('h3', { textContent: finding.title }),
      element('span', { className: 'facts', textContent: factsOf(finding) }),
      ...viewButtons(finding, draw),
      ...verdictButtons([finding]),
    ),
    picturesOf(finding),
    ...historyOf(finding),
  );
  const verdict = verdicts.get(finding.key);
  if (verdict) row.dataset.verdict = verdict;
  return row;
}

/** The other pictures of a change, folded. Their pictures are added when the user unfolds them. */
function restOf([first, ...rest]) {
  if (rest.length === 0) return [];
  const details = element(
    'details',
    { className: 'rest', open: unfolded.has(first.key) },
    element('summary', { textContent: words.more(rest.length) }),
  );
  const fill = () => {
    if (details.open && !details.querySelector('.row')) details.append(rowOf(first), ...rest.map(rowOf));
    if (details.open) unfolded.add(first.key);
    else unfolded.delete(first.key);
  };
  if (details.open) details.append(rowOf(first), ...rest.map(rowOf));
  details.addEventListener('toggle', fill);
  return [details];
}

const maxCauses = 4;

function causesOf({ causes }) {
  if (causes.length === 0) return [];
  const named = causes.slice(0, maxCauses).join(locale === 'zh' ? '、' : ', ');
  return [
    element('p', { className: 'hint', textContent: words.cause + named + (causes.length > maxCauses ? ' …' : '') }),
  ];
}

/** A change: its clearest picture, and the other pictures folded. */
function cardOf(group) {
  const { findings, recolours } = group;
  const [first] = findings;
  const count = findings.length > 1 ? [words.pictures(findings.length)] : [];
  const card = element(
    'section',
    { className: 'story', ariaLabel: `${first.title} ${first.mode}`, tabIndex: -1 },
    element(
      'div',
      { className: 'head' },
      element('h2', { textContent: first.title }),
      element('span', { className: 'facts', textContent: [...count, factsOf(first)].join(' · ') }),
      ...viewButtons(first, draw),
      ...verdictButtons(findings),
    ),
    element('div', { className: 'swatches' }, ...swatchesOf(recolours)),
    ...causesOf(group),
    picturesOf(first),
    commentOf(findings),
    ...historyOf(first),
    ...restOf(findings),
  );
  card.dataset.key = first.key;
  const verdict = commonVerdict(findings);
  if (verdict) card.dataset.verdict = verdict;
  return card;
}

function draw() {
  const changes = shown();
  const focused = document.activeElement?.closest?.('.story')?.dataset.key;
  const label = document.activeElement?.textContent;
  at('#list').replaceChildren(...changes.map(cardOf));
  if (changes.length === 0) {
    at('#list').append(
      element('p', { className: 'empty', textContent: run.findings.length === 0 ? words.nothing : words.noMatch }),
    );
  }
  at('#progress').textContent = words.progress(verdicts.size, run.findings.length, run.shots, groups.length);
  at('#undo').disabled = !canUndo();
  // the focus stays where it was, although everything is drawn again
  const card = [...document.querySelectorAll('.story')].find((each) => each.dataset.key === focused);
  [...(card?.querySelectorAll('button') ?? [])].find((each) => each.textContent === label)?.focus();
}

function undoAll() {
  undo();
  draw();
}

function step(by) {
  const cards = [...document.querySelectorAll('.story')];
  current = Math.min(cards.length - 1, Math.max(0, current + by));
  cards[current]?.focus();
  cards[current]?.scrollIntoView({ block: 'start' });
}

function press(event) {
  if (event.target.matches('input, select, textarea') || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key === 'j') step(1);
  else if (key === 'k') step(-1);
  else if (key === 'u') undoAll();
  else if (key === 'a' || key === 'd' || key === 'z') {
    current = Math.max(current, 0); // the first one, where none was stepped to
    const change = shown()[current];
    if (!change) return;
    if (key === 'z') return zoom(change.findings[0]);
    decideAll(change.findings, key === 'a' ? 'accept' : 'deny');
    step(at('#open').checked ? 0 : 1);
  }
}

for (const node of document.querySelectorAll('[data-word]')) node.textContent = words[node.dataset.word];
const optionOf = (value, label) => element('option', { value, textContent: label });
at('#kind').append(...['', 'changed', 'new', 'removed'].map((kind) => optionOf(kind, words[kind || 'all'])));
const modes = [...new Set(run.findings.map(({ mode }) => mode))];
at('#mode').append(optionOf('', words.all), ...modes.map((mode) => optionOf(mode, mode)));
at('#reviewer').value = reviewer();
at('#reviewer').addEventListener('input', () => setReviewer(at('#reviewer').value.trim()));
for (const id of ['#kind', '#mode', '#search', '#open']) at(id).addEventListener('input', draw);
at('#accept-shown').addEventListener('click', () => decideShown('accept'));
at('#deny-shown').addEventListener('click', () => decideShown('deny'));
at('#undo').addEventListener('click', undoAll);
at('#save').addEventListener('click', save);
at('#load').addEventListener('change', loadFile);
document.addEventListener('keydown', press);
draw();

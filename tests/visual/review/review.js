// The review page. The reviewer sees what has changed, accepts or rejects each picture, and saves the decisions. The
// page runs from a file, without a server.
const texts = {
  zh: {
    title: '视觉审核',
    kind: '类型',
    mode: '模式',
    search: '搜索',
    onlyOpen: '只看未决定',
    acceptShown: '接受列表中未决定的',
    denyShown: '拒绝列表中未决定的',
    undo: '撤销',
    save: '保存决定',
    keys: '快捷键：J / K 上一张、下一张，A 接受，D 拒绝，U 撤销',
    all: '全部',
    changed: '有变化',
    new: '新增',
    removed: '已删除',
    before: '之前',
    after: '现在',
    difference: '差异',
    side: '并排',
    slider: '滑动',
    full: '原尺寸',
    accept: '接受',
    deny: '拒绝',
    pixels: (count) => `${count} 个像素不同`,
    progress: (decided, all, shots) => `共 ${shots} 张图，${all} 张待审，已决定 ${decided} 张`,
    nothing: '没有差异',
    noMatch: '没有符合条件的图',
    position: '分界位置',
    saved: '已保存 visual-decisions.json，请交给工程师执行 npm run visual -- --apply <文件>',
  },
  en: {
    title: 'Visual review',
    kind: 'Kind',
    mode: 'Mode',
    search: 'Search',
    onlyOpen: 'Undecided only',
    acceptShown: 'Accept undecided shown',
    denyShown: 'Deny undecided shown',
    undo: 'Undo',
    save: 'Save decisions',
    keys: 'Keys: J / K previous and next, A accept, D deny, U undo',
    all: 'All',
    changed: 'Changed',
    new: 'New',
    removed: 'Removed',
    before: 'Before',
    after: 'Now',
    difference: 'Difference',
    side: 'Side by side',
    slider: 'Slider',
    full: 'Full size',
    accept: 'Accept',
    deny: 'Deny',
    pixels: (count) => `${count} pixels differ`,
    progress: (decided, all, shots) => `${shots} pictures, ${all} to review, ${decided} decided`,
    nothing: 'No differences',
    noMatch: 'No picture matches',
    position: 'Where the pictures meet',
    saved: 'Saved visual-decisions.json: give it to an engineer for npm run visual -- --apply <file>',
  },
};
const locale = navigator.language.startsWith('zh') ? 'zh' : 'en';
const words = texts[locale];
document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en';

const run = JSON.parse(document.querySelector('#run').textContent);
// Decisions are kept when the window is closed. They are used again only for a picture with the same pixels.
const storeKey = 'tuanbao-visual-decisions';
const kept = new Map(JSON.parse(localStorage.getItem(storeKey) ?? '[]'));
const verdicts = new Map();
for (const { key, fingerprint } of run.findings) {
  const old = kept.get(key);
  if (old?.fingerprint === fingerprint) verdicts.set(key, old.verdict);
}
const history = [];
const views = new Map();
/** Keys of the findings whose pictures are shown in their own size. */
const full = new Set();
let current = -1;

const element = (name, attributes = {}, ...children) => {
  const node = Object.assign(document.createElement(name), attributes);
  node.append(...children);
  return node;
};
const at = (selector) => document.querySelector(selector);

const shown = () => {
  const kind = at('#kind').value;
  const mode = at('#mode').value;
  const text = at('#search').value.trim().toLowerCase();
  return run.findings.filter(
    (finding) =>
      (kind === '' || finding.kind === kind) &&
      (mode === '' || finding.mode === mode) &&
      (!at('#open').checked || !verdicts.has(finding.key)) &&
      `${finding.title} ${finding.key}`.toLowerCase().includes(text),
  );
};

function decide(findings, verdict) {
  history.push(findings.map(({ key }) => [key, verdicts.get(key)]));
  for (const { key } of findings) verdicts.set(key, verdict);
  keep();
  draw();
}

function undo() {
  for (const [key, verdict] of history.pop() ?? []) {
    if (verdict) verdicts.set(key, verdict);
    else verdicts.delete(key);
  }
  keep();
  draw();
}

/** Applies a decision to all shown findings that have no decision yet. */
const decideShown = (verdict) =>
  decide(
    shown().filter(({ key }) => !verdicts.has(key)),
    verdict,
  );

const decisions = () =>
  run.findings
    .filter(({ key }) => verdicts.has(key))
    .map(({ key, fingerprint }) => ({ key, fingerprint, verdict: verdicts.get(key) }));

const keep = () =>
  localStorage.setItem(storeKey, JSON.stringify(decisions().map((decision) => [decision.key, decision])));

function save() {
  const blob = new Blob([JSON.stringify({ decisions: decisions() }, null, 2)], { type: 'application/json' });
  const link = element('a', { href: URL.createObjectURL(blob), download: 'visual-decisions.json' });
  link.click();
  URL.revokeObjectURL(link.href);
  at('#progress').textContent = words.saved;
}

const picture = (finding, name) =>
  element(
    'figure',
    {},
    element('figcaption', { textContent: words[name] }),
    element('img', { src: finding[name], alt: `${finding.title} · ${finding.mode} · ${words[name]}`, loading: 'lazy' }),
  );

function sliderOf(finding) {
  const before = element('img', { src: finding.before, alt: words.before });
  const after = element('img', { src: finding.after, alt: words.after, className: 'over' });
  const range = element('input', { type: 'range', min: 0, max: 100, value: 50, ariaLabel: words.position });
  const box = element('div', { className: 'slider' }, before, after);
  range.addEventListener('input', () => box.style.setProperty('--at', `${range.value}%`));
  return [box, range];
}

function picturesOf(finding) {
  const view = views.get(finding.key) ?? 'side';
  const box = element('div', { className: 'pictures' });
  box.dataset.view = view;
  if (full.has(finding.key)) box.dataset.full = '';
  if (view === 'slider') box.append(...sliderOf(finding));
  else if (view === 'difference') box.append(picture(finding, 'difference'));
  else box.append(...['before', 'after'].filter((name) => finding[name]).map((name) => picture(finding, name)));
  return box;
}

function button(label, isPressed, onPress, className = '') {
  const node = element('button', { type: 'button', textContent: label, className, ariaPressed: String(isPressed) });
  node.addEventListener('click', onPress);
  return node;
}

function cardOf(finding) {
  const verdict = verdicts.get(finding.key);
  const view = views.get(finding.key) ?? 'side';
  const show = (name) => {
    views.set(finding.key, name);
    draw();
  };
  const toggleFull = () => {
    if (!full.delete(finding.key)) full.add(finding.key);
    draw();
  };
  const facts = [words[finding.kind], finding.mode, finding.pixels && words.pixels(finding.pixels)].filter(Boolean);
  const choices =
    finding.kind === 'changed'
      ? ['side', 'slider', 'difference'].map((name) => button(words[name], view === name, () => show(name)))
      : [];
  const card = element(
    'section',
    { className: 'story', ariaLabel: `${finding.title} ${finding.mode}`, tabIndex: -1 },
    element(
      'div',
      { className: 'head' },
      element('h2', { textContent: finding.title }),
      element('span', { className: 'facts', textContent: facts.join(' · ') }),
      ...choices,
      button(words.full, full.has(finding.key), toggleFull),
      button(words.accept, verdict === 'accept', () => decide([finding], 'accept'), 'accept'),
      button(words.deny, verdict === 'deny', () => decide([finding], 'deny'), 'deny'),
    ),
    picturesOf(finding),
  );
  card.dataset.key = finding.key;
  if (verdict) card.dataset.verdict = verdict;
  return card;
}

function draw() {
  const findings = shown();
  const focused = document.activeElement?.closest?.('.story')?.dataset.key;
  const label = document.activeElement?.textContent;
  at('#list').replaceChildren(...findings.map(cardOf));
  if (findings.length === 0) {
    at('#list').append(
      element('p', { className: 'empty', textContent: run.findings.length === 0 ? words.nothing : words.noMatch }),
    );
  }
  at('#progress').textContent = words.progress(verdicts.size, run.findings.length, run.shots);
  at('#undo').disabled = history.length === 0;
  // All cards were replaced, so the focus is set again on the same button.
  const card = [...document.querySelectorAll('.story')].find((each) => each.dataset.key === focused);
  [...(card?.querySelectorAll('button') ?? [])].find((each) => each.textContent === label)?.focus();
}

function step(by) {
  const cards = [...document.querySelectorAll('.story')];
  current = Math.min(cards.length - 1, Math.max(0, current + by));
  cards[current]?.focus();
  cards[current]?.scrollIntoView({ block: 'start' });
}

function press(event) {
  if (event.target.matches('input, select') || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key === 'j') step(1);
  else if (key === 'k') step(-1);
  else if (key === 'u') undo();
  else if (key === 'a' || key === 'd') {
    current = Math.max(current, 0); // Without a current card, the first card is used.
    const finding = shown()[current];
    if (!finding) return;
    decide([finding], key === 'a' ? 'accept' : 'deny');
    step(at('#open').checked ? 0 : 1);
  }
}

for (const node of document.querySelectorAll('[data-word]')) node.textContent = words[node.dataset.word];
const optionOf = (value, label) => element('option', { value, textContent: label });
at('#kind').append(...['', 'changed', 'new', 'removed'].map((kind) => optionOf(kind, words[kind || 'all'])));
const modes = [...new Set(run.findings.map(({ mode }) => mode))];
at('#mode').append(optionOf('', words.all), ...modes.map((mode) => optionOf(mode, mode)));
for (const id of ['#kind', '#mode', '#search', '#open']) at(id).addEventListener('input', draw);
at('#accept-shown').addEventListener('click', () => decideShown('accept'));
at('#deny-shown').addEventListener('click', () => decideShown('deny'));
at('#undo').addEventListener('click', undo);
at('#save').addEventListener('click', save);
document.addEventListener('keydown', press);
draw();

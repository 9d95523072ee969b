// The data of the run and the decisions of the reviewer.

export const run = JSON.parse(document.querySelector('#run').textContent);
const findingOf = new Map(run.findings.map((finding) => [finding.key, finding]));

/** The changes of the run, each with its findings. */
export const groups = run.groups.map((group) => ({ ...group, findings: group.keys.map((key) => findingOf.get(key)) }));

// Decisions outlive a closed window, but only for the very same pictures.
const storeKey = 'tuanbao-visual-decisions';
const reviewerKey = 'tuanbao-visual-reviewer';

export const verdicts = new Map();
export const comments = new Map();
const history = [];

function takeOver(decisions) {
  let count = 0;
  for (const { key, fingerprint, verdict, comment } of decisions) {
    if (findingOf.get(key)?.fingerprint !== fingerprint) continue;
    if (verdict) verdicts.set(key, verdict);
    if (comment) comments.set(key, comment);
    count += 1;
  }
  return count;
}

const keptDecisions = () =>
  run.findings
    .filter(({ key }) => verdicts.has(key) || comments.has(key))
    .map(({ key, fingerprint }) => ({ key, fingerprint, verdict: verdicts.get(key), comment: comments.get(key) }));

const keep = () =>
  localStorage.setItem(storeKey, JSON.stringify(keptDecisions().map((decision) => [decision.key, decision])));

takeOver(new Map(JSON.parse(localStorage.getItem(storeKey) ?? '[]')).values());

export const canUndo = () => history.length > 0;

export function decide(findings, verdict) {
  history.push(findings.map(({ key }) => [key, verdicts.get(key)]));
  for (const { key } of findings) verdicts.set(key, verdict);
  keep();
}

export function undo() {
  for (const [key, verdict] of history.pop() ?? []) {
    if (verdict) verdicts.set(key, verdict);
    else verdicts.delete(key);
  }
  keep();
}

export function setComment(findings, text) {
  for (const { key } of findings) {
    if (text) comments.set(key, text);
    else comments.delete(key);
  }
  keep();
}

export const reviewer = () => localStorage.getItem(reviewerKey) ?? '';
export const setReviewer = (name) => localStorage.setItem(reviewerKey, name);

/** Returns the text of the decisions file. */
export const decisionsFile = () =>
  JSON.stringify(
    {
      reviewer: reviewer(),
      decidedAt: new Date().toISOString(),
      decisions: keptDecisions().filter(({ verdict }) => verdict),
    },
    null,
    2,
  );

/** Takes over the decisions of a file. Returns their number. Decisions about other pictures are left out. */
export function load(text) {
  const count = takeOver(JSON.parse(text).decisions);
  keep();
  return count;
}

/** Returns the decision that all findings have in common. */
export function commonVerdict(findings) {
  const [first, ...others] = new Set(findings.map(({ key }) => verdicts.get(key)));
  return others.length === 0 ? first : undefined;
}

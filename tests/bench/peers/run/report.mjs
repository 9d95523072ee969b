/**
 * Returns the median of some numbers. For an even count, it is the mean of the two middle numbers. For no numbers, it
 * is undefined.
 */
export function median(values) {
  const sorted = values.filter((value) => typeof value === 'number').toSorted((one, other) => one - other);
  if (sorted.length === 0) return undefined;
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2;
}

/** Returns the medians over all visits of each subject: `{ antd: { 'open cpu': 37 } }`. */
export const mediansOf = (results) =>
  Object.fromEntries(
    Object.entries(results).map(([name, visits]) => {
      const metrics = [...new Set(visits.flatMap((figures) => Object.keys(figures)))];
      return [name, Object.fromEntries(metrics.map((metric) => [metric, median(visits.map((seen) => seen[metric]))]))];
    }),
  );

const figure = (value) => {
  if (value === undefined) return '—';
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);
};

/** Returns a text table of medians: one line for each metric, one column for each subject. */
export function tableOf(medians) {
  const names = Object.keys(medians);
  const metrics = [...new Set(names.flatMap((name) => Object.keys(medians[name])))];
  const rows = metrics.map((metric) => [metric, ...names.map((name) => figure(medians[name][metric]))]);
  const lines = [['', ...names], ...rows];
  const widths = lines[0].map((_, at) => Math.max(...lines.map((line) => line[at].length)));
  return lines
    .map((line) => line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  '))
    .join('\n');
}

/**
 * True if the subject is a floor. A floor isn't a peer; it is the simplest possible solution and shows the least that a
 * page must do.
 */
export const isFloor = (name) => name.startsWith('floor');

/** Returns the number that a limit is compared with, and the subject that has this number. */
function measureOf(medians, { metric, peers, of, value }) {
  if (value !== undefined) return { whose: 'fixed', figure: undefined };
  if (of !== undefined) return { whose: `own ${of}`, figure: medians.ours?.[of] };
  const names = peers ?? Object.keys(medians).filter((name) => name !== 'ours' && !isFloor(name));
  const known = names.filter((name) => medians[name]?.[metric] > 0);
  const [best] = known.toSorted((one, other) => medians[one][metric] - medians[other][metric]);
  return { whose: best ?? 'nobody', figure: medians[best]?.[metric] };
}

/**
 * Compares our numbers with each limit. Returns, for each limit, whether it is met, and the number that is compared
 * with it: a ratio, or for a fixed limit our own number. If a measurement is missing, the limit isn't met.
 */
export function verdictsOf(medians, limits) {
  return limits.map((limit) => {
    const ours = medians.ours?.[limit.metric];
    const { whose, figure: other } = measureOf(medians, limit);
    const reached = limit.value === undefined ? ours / other : ours;
    const allowed = limit.value ?? limit.atMost;
    return { metric: limit.metric, ours, whose, other, reached, allowed, isMet: reached <= allowed };
  });
}

/** Returns the result of one limit as a line of text. */
export const verdictText = ({ metric, ours, whose, other, reached, allowed, isMet }) => {
  const unit = other === undefined ? '' : '×';
  const against = other === undefined ? '' : `, ${whose} ${figure(other)}`;
  return `${isMet ? 'ok    ' : 'MISSED'} ${metric}: ours ${figure(ours)}${against}: ${figure(reached)}${unit} of at most ${allowed}${unit}`;
};

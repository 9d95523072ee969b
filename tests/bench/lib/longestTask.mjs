const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';

/** Returns the largest of some values. The values are in microseconds, the result is in milliseconds. */
const largest = (values) => Math.max(...values) / 1000;

/** The trace categories that `longestTask` needs. */
export const taskCategories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * Returns the duration of the longest task of the page's main thread, in milliseconds. `longest` is clock time, which
 * is longer on a busy machine. `cpu` is CPU time, which doesn't depend on other programs.
 */
export function longestTask(trace) {
  const { traceEvents } = JSON.parse(trace.toString('utf8'));
  const mains = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`));
  if (tasks.length === 0) throw new Error('the trace has no tasks of the main thread');
  return { longest: largest(tasks.map(({ dur }) => dur ?? 0)), cpu: largest(tasks.map(({ tdur }) => tdur ?? 0)) };
}

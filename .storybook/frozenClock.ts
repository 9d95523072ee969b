/** The current time in all stories. It is fixed, so that calendars look the same in pictures of different days. */
const storyMoment = '2026-11-20T10:00:00+08:00';

/**
 * Stops `Date` at the given time. Returns a function that starts `Date` again. Timers continue to run. Use
 * `freezeClock` as `beforeEach` of a preview, a story file or a story: Storybook calls the returned function after the
 * story.
 */
export function freezeClock(iso: string = storyMoment): () => void {
  const RealDate = globalThis.Date;
  const still = RealDate.parse(iso);

  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [still] : args, newTarget),
    apply: () => new RealDate(still).toString(),
    get: (target, key, receiver) => (key === 'now' ? () => still : Reflect.get(target, key, receiver)),
  });

  return () => {
    globalThis.Date = RealDate;
  };
}

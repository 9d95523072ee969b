/** The moment at which every story happens: calendars mark the same today in every picture. */
const storyMoment = '2026-11-20T10:00:00+08:00';

/**
 * Stops `Date` at a moment and returns what starts it again. Timers run on.
 * Use as `beforeEach` of a preview, a story file or a story: what it returns is run after the story.
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

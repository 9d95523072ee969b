/**
 * The interface of all subjects. A subject is one file in subjects/<suite>/ that calls `expose()`. The driver
 * (scripts/bench.mjs) sends real mouse and key events and measures the time. A subject only defines how it is mounted
 * and where its parts are on the screen.
 */
export type Point = { x: number; y: number };
export type Spot = Element | Point | null | undefined;

export interface Subject {
  mount(options: any): unknown | Promise<unknown>;
  /**
   * Functions that return screen positions, by name. The driver calls them: bench.spot('trigger'), bench.spot('cell',
   * 3, 'name'), …
   */
  spots?: Record<string, (...args: any[]) => Spot>;
  /** Conditions that end an interaction, by name: bench.arm('optionsOf', '河北省') … */
  until?: Record<string, (...args: any[]) => boolean>;
  /** Actions that code starts without user events, by name (insert 1,000 rows, validate all …). */
  acts?: Record<string, (...args: any[]) => unknown | Promise<unknown>>;
  /** True when only mounting is measured. */
  isMountOnly?: boolean | undefined;
  /** Notes about the subject, which the report shows. */
  notes?: string | undefined;
}

/** Resolves with the time just after the main thread has produced the next frame. */
export function afterPaint(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve(performance.now());
      };
      port2.postMessage(0);
    });
  });
}

export async function timed<T>(
  name: string,
  work: () => T | Promise<T>,
): Promise<{ ms: number; workMs: number; value: T }> {
  const start = performance.now();
  const value = await work();
  const worked = performance.now();
  const end = await afterPaint();
  performance.measure(name, { start, end });
  return { ms: end - start, workMs: worked - start, value };
}

const triggers = ['pointerdown', 'keydown', 'beforeinput', 'input', 'wheel', 'click', 'dblclick'] as const;

interface Armed {
  promise: Promise<{ ms: number; start: number; frames: number }>;
}
let armed: Armed | undefined;

/**
 * Prepares the measurement of the next interaction. The clock starts at the time stamp of the next trusted input event.
 * It stops after the paint of the first frame in which `until` returns true.
 */
function arm(until: () => boolean, from: readonly string[] = triggers, timeout = 20_000) {
  const promise = new Promise<{ ms: number; start: number; frames: number }>((resolve, reject) => {
    let start = 0;
    let frames = 0;
    const stop = () => {
      for (const type of from) window.removeEventListener(type, onEvent, true);
    };
    const timer = setTimeout(() => {
      stop();
      reject(new Error('interaction did not reach its end within ' + timeout + ' ms'));
    }, timeout);
    const look = () => {
      frames++;
      if (until()) {
        clearTimeout(timer);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          const end = performance.now();
          performance.measure('interaction', { start, end });
          resolve({ ms: end - start, start, frames });
        };
        port2.postMessage(0);
      } else requestAnimationFrame(look);
    };
    const onEvent = (event: Event) => {
      if (!event.isTrusted) return;
      stop();
      start = event.timeStamp;
      requestAnimationFrame(look);
    };
    for (const type of from) window.addEventListener(type, onEvent, true);
  });
  promise.catch(() => {});
  armed = { promise };
}

function point(spot: Spot): Point | null {
  if (!spot) return null;
  if ('x' in spot && !(spot instanceof Element)) return { x: spot.x, y: spot.y };
  const r = (spot as Element).getBoundingClientRect();
  if (!r.width || !r.height) return null;
  return { x: r.left + r.width / 2, y: r.top + Math.min(r.height / 2, 20) };
}

/**
 * Pause in milliseconds between two checks of the clock. Without a pause, the checks would use a processor core that
 * the measured workers need.
 */
const lookEveryMs = 4;

/**
 * Starts to measure how long the main thread is busy. A message loop takes samples, so that work of less than 50 ms is
 * measured too. Returns a function that stops the measurement. This function returns the longest busy time, and the sum
 * of the parts above 50 ms, both in milliseconds.
 */
export function watchBlocking() {
  let longest = 0;
  let total = 0;
  let last = performance.now();
  let on = true;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const now = performance.now();
    const gap = now - last;
    if (gap > longest) longest = gap;
    if (gap > 50) total += gap - 50;
    last = now;
    if (on) setTimeout(() => port2.postMessage(0), lookEveryMs);
  };
  port2.postMessage(0);
  return () => {
    const gap = performance.now() - last;
    if (gap > longest) longest = gap;
    on = false;
    port1.close();
    return { longest, over50: total };
  };
}

/** Scrolls an element by `step` px per frame for `frames` frames and records the time between frames. */
async function scroll(element: Element, step: number, frames: number) {
  const gaps: number[] = [];
  const from = element.scrollTop; // The targets are absolute, because some grids change scrollTop themselves.
  let last = await new Promise<number>((r) => requestAnimationFrame(r));
  for (let i = 0; i < frames; i++) {
    element.scrollTop = from + step * (i + 1);
    const now = await new Promise<number>((r) => requestAnimationFrame(() => r(performance.now())));
    gaps.push(now - last);
    last = now;
  }
  gaps.sort((a, b) => a - b);
  const sum = gaps.reduce((a, b) => a + b, 0);
  return {
    fps: (1000 * gaps.length) / sum,
    p95: gaps[Math.floor(gaps.length * 0.95)],
    max: gaps[gaps.length - 1],
    over34: gaps.filter((g) => g > 34).length,
    over50: gaps.filter((g) => g > 50).length,
    scrolled: element.scrollTop,
  };
}

const later = () => new Promise((r) => setTimeout(r, 0));

export function expose(name: string, subject: Subject) {
  const loaf: { start: number; duration: number }[] = [];
  try {
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) loaf.push({ start: e.startTime, duration: e.duration });
    }).observe({ type: 'long-animation-frame', buffered: true } as any);
  } catch {}
  const bench = {
    name,
    notes: subject.notes ?? '',
    // The work starts from a timer, so that the browser counts it as script.
    mount: async (options: any) => {
      await later();
      return timed('mount', () => subject.mount(options));
    },
    act: async (act: string, ...args: any[]) => {
      const run = subject.acts?.[act];
      if (!run) throw new Error(`${name} has no act ${act}`);
      await later();
      return timed(act, () => run(...args));
    },
    has: (kind: 'spots' | 'until' | 'acts', key: string) => !!subject[kind]?.[key],
    spot: (key: string, ...args: any[]) => {
      const fn = subject.spots?.[key];
      if (!fn) return null;
      const s = fn(...args);
      if (s instanceof Element) s.scrollIntoView({ block: 'nearest' });
      return point(s);
    },
    arm: (key: string, args: any[] = [], from?: string[], timeout?: number) => {
      const fn = subject.until?.[key];
      if (!fn) throw new Error(name + ' has no until.' + key);
      arm(() => fn(...args), from, timeout);
    },
    armed: () => armed!.promise,
    idle: async (ms = 100) => {
      await new Promise((r) => setTimeout(r, ms));
      await afterPaint();
    },
    scroll: (step: number, frames: number) => scroll(subject.spots!['scroller']!() as Element, step, frames),
    watchBlocking,
    loaf: () => loaf,
    dom: () => document.getElementsByTagName('*').length,
    subject,
  };
  (window as any).bench = bench;
  document.documentElement.dataset.ready = '1';
  return bench;
}

/* ---- helpers for subjects ---- */

export const root = () => document.getElementById('root')!;

export const shown = (e: Element | null | undefined): e is HTMLElement => {
  if (!e || !e.getClientRects().length) return false;
  return true;
};

/**
 * Returns the first visible element inside `scope` that has `text` as a text node, without spaces at the ends; null if
 * there is none.
 */
export function byText(scope: string | Element, text: string): HTMLElement | null {
  const roots = typeof scope === 'string' ? document.querySelectorAll(scope) : [scope];
  for (const r of roots) {
    const walker = document.createTreeWalker(r, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.nodeValue!.trim() === text && shown(node.parentElement)) return node.parentElement;
    }
  }
  return null;
}

export const $ = (selector: string) => document.querySelector<HTMLElement>(selector);
export const firstShown = (selector: string) => {
  for (const e of document.querySelectorAll(selector)) if (shown(e)) return e as HTMLElement;
  return null;
};

/** Returns the focused element. Callers expect that it is an input. */
export const active = () => document.activeElement as HTMLInputElement | null;

/**
 * Runs in the page. Records when the page shows its content, when the content responds to the user, how long the page
 * is blocked, and layout shifts.
 */
const notes = (shows) => {
  const noted = { ready: 0, usable: 0, blocked: 0, shifted: 0, interactions: [] };
  window.noted = noted;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) noted.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries())
      if (interactionId > 0) noted.interactions.push({ name, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  const look = () => {
    const shown = document.querySelector(shows);
    if (shown && noted.ready === 0) setTimeout(() => (noted.ready = performance.now()));
    // True if React has taken over the element, whether the server or the client has rendered it.
    const isTaken = Object.keys(shown ?? {}).some((key) => key.startsWith('__reactProps$'));
    if (isTaken) setTimeout(() => (noted.usable = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/**
 * Opens an address in a browser without caches. Waits until the page has an element that matches the selector `shows`,
 * and one second more.
 */
async function visit(browser, { address, cookie, shows, slowdown }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  if (cookie) await context.setExtraHTTPHeaders({ cookie });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(notes, shows);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.noted.ready > 0, undefined, { timeout: 60_000 });
  await page.waitForTimeout(1000);
  const cpu = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  return { page, context, cpu };
}

/** Returns the measurements of one page load. Their names begin with `prefix`. */
export async function arrive(browser, place, prefix) {
  const { page, context, cpu } = await visit(browser, place);
  await page.waitForFunction(() => window.noted.usable > 0, undefined, { timeout: 60_000 });
  const { ready, usable, blocked, shifted } = await page.evaluate(() => window.noted);
  const figures = {
    [`${prefix} ready ms`]: ready,
    [`${prefix} usable ms`]: usable,
    [`${prefix} cpu ms`]: await cpu(),
    [`${prefix} blocked ms`]: blocked,
    [`${prefix} layout shift`]: shifted,
  };
  await context.close();
  return figures;
}

/** An agent's actions on the writing screen. Each action is measured separately. */
const acts = (page) => ({
  'scheme tab': () => page.getByRole('tab').nth(1).click(),
  plan: () => page.getByRole('radio', { name: /^全面计划/ }).check({ force: true }),
  'scheme name': () => page.getByRole('textbox', { name: '方案名称' }).pressSequentially('甲乙'),
  cell: () => page.getByRole('gridcell').nth(9).click(),
  'cell key': () => page.keyboard.type('12'),
  'cell commit': () => page.keyboard.press('Enter'),
  'row below': () => page.keyboard.press('ArrowDown'),
  'new row': () => page.getByRole('button', { name: '添加一行' }).click(),
  'group name': () => page.getByLabel('投保单位名称').pressSequentially('丙丁'),
});

/**
 * Measures the time in milliseconds from an input on the writing screen to the next paint, by action. The browser
 * reports only times of at least 16 ms.
 */
export async function interact(browser, place) {
  const { page, context } = await visit(browser, place);
  const figures = {};
  for (const [name, act] of Object.entries(acts(page))) {
    await page.evaluate(() => (window.noted.interactions = []));
    await act(); // The actions run one after another.
    await page.waitForTimeout(600);
    const seen = await page.evaluate(() => window.noted.interactions);
    figures[name] = Math.max(0, ...seen.map(({ duration }) => duration));
  }
  await context.close();
  return figures;
}

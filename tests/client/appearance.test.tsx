import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Settings } from '@tuanbao/app/client/platform/locale/settings.ts';
import { Appearance } from '@tuanbao/app/client/platform/theme/appearance.ts';
// The panel is loaded before the tests. Otherwise it is loaded when it is opened, which takes long on a busy machine.
import '@tuanbao/app/client/platform/theme/AppearancePanel.tsx';
import { rememberedAppearance } from '@tuanbao/app/client/platform/theme/firstPaint.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { agent, renderApp, servicesFor } from './support/renderApp.tsx';
import { ScriptedServer, success } from './support/scriptedServer.ts';

const shown = () => Object.fromEntries(Object.entries(document.documentElement.dataset));

/**
 * Simulates a visit: creates the services `Appearance` and `Settings`, which set the theme and the language of the
 * page.
 */
const visit = () => [new Appearance(window.localStorage, document), new Settings(window.localStorage, document)];

const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

/** Timeout that is long enough for a busy machine. */
const patience = { timeout: 10_000 };

describe('how pages look on this device', () => {
  it('follows the system until the user chooses', () => {
    expect(new Appearance(window.localStorage, document).read()).toEqual({
      theme: 'auto',
      contrast: 'auto',
      density: 'comfortable',
    });
    expect(shown()).toMatchObject({ theme: 'auto', contrast: 'auto', density: 'comfortable' });
  });

  it('writes nothing to a page that already has the values, because that would restyle the page', () => {
    visit();
    const changes: MutationRecord[] = [];
    const watch = new MutationObserver((records) => changes.push(...records));
    watch.observe(document, { attributes: true, subtree: true });
    visit();
    changes.push(...watch.takeRecords());
    watch.disconnect();

    expect(changes).toEqual([]);
  });

  it('is shown at once and found again at the next visit', () => {
    const chosen = { theme: 'dark', contrast: 'more', density: 'compact' } as const;
    new Appearance(window.localStorage, document).choose(chosen);
    expect(shown()).toMatchObject(chosen);
    expect(new Appearance(window.localStorage, document).read()).toEqual(chosen);
  });

  it('keeps a choice of an older version and ignores invalid values', () => {
    const stored = new Map([
      ['tuanbao.theme', 'light'],
      ['tuanbao.contrast', 'purple'],
    ]);
    expect(rememberedAppearance(() => ({ getItem: (key) => stored.get(key) ?? null }))).toEqual({
      theme: 'light',
      contrast: 'auto',
      density: 'comfortable',
    });
  });

  it('works where storage is refused', () => {
    expect(rememberedAppearance(refuse).theme).toBe('auto');
    const storage: Storage = {
      length: 0,
      clear: refuse,
      key: refuse,
      removeItem: refuse,
      getItem: refuse,
      setItem: refuse,
    };
    const appearance = new Appearance(storage, document);
    appearance.choose({ theme: 'dark' });
    expect(shown()).toMatchObject({ theme: 'dark' });
  });

  it('lets the canvas of a page that is still loading have the scheme', () => {
    document.head.innerHTML = '<meta name="color-scheme" content="light dark">';
    const appearance = new Appearance(window.localStorage, document);
    const meta = document.querySelector('meta')!;
    expect(meta.content).toBe('light dark');
    appearance.choose({ theme: 'dark' });
    expect(meta.content).toBe('dark');
  });
});

describe('the header', () => {
  let server: ScriptedServer;
  beforeEach(async () => {
    server = await new ScriptedServer().start();
    server.on('/api/user/getUserInfo', success(agent));
    server.on('/api/getEffectiveProductList', success([]));
  });
  afterEach(() => server.stop());

  it('offers theme, contrast and density, and remembers the choice', { timeout: 30_000 }, async () => {
    const user = userEvent.setup();
    renderApp(servicesFor(server.url), '/');
    await user.click(await screen.findByRole('button', { name: '显示设置' }, patience));
    const theme = await screen.findByRole('radiogroup', { name: '配色' }, patience);
    expect(screen.getByRole('dialog', { name: '显示设置' })).toContainElement(theme);
    await user.click(screen.getByRole('radio', { name: '深色' }));
    await user.click(screen.getByRole('radio', { name: '高对比度' }));
    await user.click(screen.getByRole('radio', { name: '紧凑' }));

    expect(shown()).toMatchObject({ theme: 'dark', contrast: 'more', density: 'compact' });
    expect(screen.getByRole('radio', { name: '深色' })).toBeChecked();
    expect(rememberedAppearance(() => window.localStorage)).toEqual({
      theme: 'dark',
      contrast: 'more',
      density: 'compact',
    });
  });

  it('returns the focus to its button, which exists before its panel is loaded', { timeout: 30_000 }, async () => {
    const user = userEvent.setup();
    renderApp(servicesFor(server.url), '/');
    await user.click(await screen.findByRole('button', { name: '显示设置' }, patience));
    await screen.findByRole('dialog', { name: '显示设置' }, patience);
    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.getByRole('button', { name: '显示设置' })).toHaveFocus(), patience);
  });
});

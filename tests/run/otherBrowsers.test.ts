import { afterEach, expect, it, vi } from 'vitest';

import { otherBrowsers, programsOf } from './otherBrowsers.mjs';

afterEach(() => vi.unstubAllEnvs());

it('a machine without the browsers fails the check, which names the packages of all of them', () => {
  expect(() => programsOf(otherBrowsers, () => false)).toThrow(
    "Not checked, because firefox and webkit can't start: install firefox-esr, webkit2gtk-driver, xvfb.",
  );
});

it('WebKit without its driver and a display isn’t enough', () => {
  vi.stubEnv('WEBKIT_PATH', '/opt/webkit/MiniBrowser');
  expect(programsOf(['webkit'], () => true)).toEqual({ webkit: '/opt/webkit/MiniBrowser' });
  expect(() => programsOf(['webkit'], (file) => file !== '/usr/bin/Xvfb')).toThrow('install webkit2gtk-driver, xvfb');
});

it('a variable that names no file is reported, not replaced by another browser', () => {
  vi.stubEnv('FIREFOX_PATH', '/opt/none/firefox');
  expect(() => programsOf(['firefox'], (file) => !file.startsWith('/opt'))).toThrow(
    "FIREFOX_PATH names /opt/none/firefox, which doesn't exist.",
  );
});

import { type LanguagePage, Settings } from '@tuanbao/app/client/platform/locale/settings.ts';
import { afterEach, describe, expect, it } from 'vitest';

afterEach(() => window.localStorage.clear());

/**
 * Returns a page that was loaded in a language, and the list of cookies that the page sets. The cookies tell the server
 * the language of the next page.
 */
function pageIn(lang: string, protocol = 'https:'): { page: LanguagePage; told: string[] } {
  const told: string[] = [];
  const page = {
    documentElement: { lang },
    location: { protocol },
    get cookie() {
      return '';
    },
    set cookie(value: string) {
      told.push(value);
    },
  };
  return { page, told };
}

describe('the language of pages', () => {
  it('is sent to the server when it is chosen, and removed with the choice', () => {
    const { page, told } = pageIn('zh-CN');
    const settings = new Settings(window.localStorage, page);
    expect(told).toEqual([]);

    settings.chooseLocale('en-US');
    expect(page.documentElement.lang).toBe('en-US');
    expect(told).toEqual(['tuanbao.locale=en-US; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);

    settings.chooseLocale('zh-CN');
    expect(told.at(-1)).toBe('tuanbao.locale=zh-CN; Path=/; Max-Age=0; SameSite=Lax; Secure');
  });

  it('is sent again when the server used another language than the device stores', () => {
    window.localStorage.setItem('tuanbao.locale', 'en-US');
    const { page, told } = pageIn('zh-CN', 'http:');

    expect(new Settings(window.localStorage, page).read().locale).toBe('en-US');
    expect(told).toEqual(['tuanbao.locale=en-US; Path=/; Max-Age=31536000; SameSite=Lax']);
    const known = pageIn('en-US');
    expect(new Settings(window.localStorage, known.page).read().locale).toBe('en-US');
    expect(known.told).toEqual([]);
  });

  it('is the user’s choice for this visit if a frame has no cookies', () => {
    const { page } = pageIn('zh-CN');
    Object.defineProperty(page, 'cookie', {
      set: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    const settings = new Settings(window.localStorage, page);
    settings.chooseLocale('en-US');

    expect(settings.read().locale).toBe('en-US');
    expect(page.documentElement.lang).toBe('en-US');
  });
});

import type { Locale } from '@tuanbao/library/i18n/messagePack';

import { localeCookie } from '../../../contract/envelope.ts';
import { Observable } from '../observable/observable.ts';

/** The user's settings for this device; no personal data. */
export interface SettingsState {
  readonly locale: Locale;
}

/** Part of a page that its language is written to. */
export interface LanguagePage {
  readonly documentElement: { lang: string };
  cookie: string;
  readonly location: Pick<Location, 'protocol'>;
}

const localeKey = 'tuanbao.locale';

/** Seconds in which the server needn't be told again. */
const year = 31_536_000;

/** The language, kept on the device, written to the page, and told to the server for pages to come. */
export class Settings extends Observable<SettingsState> {
  readonly #storage: Storage;
  readonly #page: LanguagePage;

  constructor(storage: Storage, page: LanguagePage) {
    super({ locale: storedLocale(storage) });
    this.#storage = storage;
    this.#page = page;
    this.#show(this.read().locale);
  }

  chooseLocale(locale: Locale): void {
    this.#show(locale);
    this.#keep(locale);
    this.write({ locale });
  }

  /**
   * Nothing where the page is in this language already: the server knows it then, and a language that is written, the
   * same one too, makes the browser style every element again.
   */
  #show(locale: Locale): void {
    const { documentElement: root, location } = this.#page;
    if (root.lang === locale) return;
    root.lang = locale;
    const lasts = locale === 'en-US' ? year : 0;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    try {
      this.#page.cookie = `${localeCookie}=${locale}; Path=/; Max-Age=${lasts}; SameSite=Lax${secure}`;
    } catch (error) {
      if (!(error instanceof DOMException)) throw error; // a frame without cookies
    }
  }

  /** A device that refuses storage still gets the choice for this visit. */
  #keep(locale: Locale): void {
    try {
      this.#storage.setItem(localeKey, locale);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }
}

function storedLocale(storage: Storage): Locale {
  try {
    return storage.getItem(localeKey) === 'en-US' ? 'en-US' : 'zh-CN';
  } catch {
    return 'zh-CN';
  }
}

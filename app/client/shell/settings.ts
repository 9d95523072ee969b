import type { Locale } from '@tuanbao/library/i18n/messagePack';

import { Observable } from '../observable.ts';

/** What the reader has chosen for this device; nothing personal. */
export interface SettingsState {
  readonly locale: Locale;
}

const localeKey = 'tuanbao.locale';

/** The language, kept on the device and written to the document. */
export class Settings extends Observable<SettingsState> {
  readonly #storage: Storage;
  readonly #root: Pick<HTMLElement, 'lang'>;

  constructor(storage: Storage, root: Pick<HTMLElement, 'lang'>) {
    super({ locale: storedLocale(storage) });
    this.#storage = storage;
    this.#root = root;
    this.#show(this.read().locale);
  }

  chooseLocale(locale: Locale): void {
    this.#show(locale);
    this.#keep(locale);
    this.write({ locale });
  }

  /** Written only where it changes: a language that is written has every element styled anew, the same one too. */
  #show(locale: Locale): void {
    if (this.#root.lang !== locale) this.#root.lang = locale;
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

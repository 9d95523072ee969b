import { Observable } from '../observable/observable.ts';

const storageKey = 'tuanbao.customerView';

/**
 * Customer mode, for when a customer sees the screen: prices and commission are kept from sight for this visit, over
 * reloads too, until the agent ends it.
 */
export class CustomerView extends Observable<boolean> {
  readonly #storage: Storage | undefined;

  constructor(storage?: Storage) {
    super(isStored(storage));
    this.#storage = storage;
  }

  readonly toggle = (): void => {
    const isOn = !this.read();
    try {
      if (isOn) this.#storage?.setItem(storageKey, 'on');
      else this.#storage?.removeItem(storageKey);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error; // a device that refuses storage still hides them now
    }
    this.write(isOn);
  };
}

function isStored(storage: Storage | undefined): boolean {
  try {
    return storage?.getItem(storageKey) === 'on';
  } catch {
    return false;
  }
}

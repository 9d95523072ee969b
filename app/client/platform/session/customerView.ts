import { Observable } from '../observable/observable.ts';

const storageKey = 'tuanbao.customerView';

/**
 * Customer mode, in which the agent shows the screen to a customer. The agent's commission and rewards are hidden until
 * the agent ends the mode. The mode also ends when the visit ends. A reload doesn't end it.
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
      if (!(error instanceof DOMException)) throw error; // Without storage, customer mode ends at a reload.
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

import { open } from './clocks.mjs';

/** Mounting as many of a control as a long form, or one large one, has. */
export const mounting = (count) =>
  Object.assign(
    async (browser, address) => {
      const view = await open(browser, address);
      const empty = await view.heap();
      const mount = await view.mount({ count });
      const heap = (await view.heap()) - empty;
      const elements = await view.elements();
      await view.close();
      return { [`${count} mount cpu`]: mount.cpu, [`${count} heap MiB`]: heap, [`${count} elements`]: elements };
    },
    { visits: 3 },
  );

import { open } from './clocks.mjs';

/** Measures the mounting of `count` controls, as in a long form, or of one large control. */
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

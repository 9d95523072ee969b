// Stands in for yup in the built page (`vite.config.ts`). The contract's calls bring their schemas with them, for the server
// to judge requests by; the page trusts its own server and never asks one, so it needn't load what would answer.

const asking = /^(?:validate|isValid|cast|describe)/;

/** A schema of anything: whatever it is refined by leaves it as it is. @throws Error where it is asked */
const unasked: unknown = new Proxy(() => unasked, {
  get: (_, name) => {
    if (typeof name === 'string' && asking.test(name)) throw new Error(`the page asked a schema to ${name}`);
    return unasked;
  },
  apply: () => unasked,
});

export {
  unasked as array,
  unasked as boolean,
  unasked as lazy,
  unasked as mixed,
  unasked as number,
  unasked as object,
  unasked as string,
};

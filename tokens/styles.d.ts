// Types of the style sheets: importing one has an effect and gives no value.
// oxlint-disable-next-line unicorn/require-module-specifiers -- a module, but without values
export {};

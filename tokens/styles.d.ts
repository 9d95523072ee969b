// Types of the style sheets: importing one has an effect and gives no value.
export {};

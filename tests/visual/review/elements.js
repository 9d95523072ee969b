export const at = (selector) => document.querySelector(selector);

export function element(name, attributes = {}, ...children) {
  const node = Object.assign(document.createElement(name), attributes);
  node.append(...children);
  return node;
}

export function button(label, isPressed, onPress, className = '') {
  const node = element('button', { type: 'button', textContent: label, className, ariaPressed: String(isPressed) });
  node.addEventListener('click', onPress);
  return node;
}

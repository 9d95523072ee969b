import { color, radius, size } from '@tuanbao/tokens';
import { css, type RuleSet } from 'styled-components';

/**
 * Styles of a native checkbox, with which it looks like the component `Checkbox`. Tables use native checkboxes, because
 * a table has many of them. If the colours are forced, the browser draws the checkbox.
 */
export const nativeCheckbox: RuleSet = css`
  flex: none;
  box-sizing: border-box;
  margin: 0;
  cursor: inherit;

  @media not (forced-colors: active) {
    appearance: none;
    display: inline-grid;
    place-items: center;
    border: ${size.hairline} solid ${color.border.control};
    border-radius: calc(${radius.control} / 2); /* as round for its size as the larger box of Checkbox */
    background: ${color.surface.default};
    print-color-adjust: exact;

    &:hover:enabled {
      border-color: ${color.border.strong};
    }
    &:checked,
    &:indeterminate {
      border-color: ${color.surface.accent};
      background: ${color.surface.accent};
    }
    &:disabled {
      border-color: ${color.border.default};
      background: ${color.surface.disabled};
    }
    &:checked::before,
    &:indeterminate::before {
      content: '';
      inline-size: 70%;
      block-size: 70%;
      background: ${color.text.onAccent};
      clip-path: polygon(8% 52%, 20% 40%, 39% 59%, 80% 16%, 92% 28%, 39% 82%);
    }
    &:indeterminate::before {
      clip-path: inset(40% 10%);
    }
    &:disabled::before {
      background: ${color.text.disabled};
    }
  }
`;

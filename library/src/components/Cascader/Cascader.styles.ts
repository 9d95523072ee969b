import { color, radius, size, space, text } from '@tuanbao/tokens';
import { css, styled, type RuleSet, type StyledComponent } from 'styled-components';

import { fieldBox, fieldColumn, fieldLabel, requiredMark } from '../Field/Field.styles.ts';

const trigger: RuleSet = css`
  > [data-part='control'] > [role='combobox'] {
    ${fieldBox}
    padding-block: ${space.xs};
    padding-inline-end: calc(${size.controlSmall} + ${size.icon} + 2 * ${space.sm});
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;

    &[type='button']:not(:disabled, [aria-readonly]) {
      background: ${color.surface.default}; /* an attribute instead of :read-only, which matches every button */
    }
    &[data-placeholder]:not(:disabled) {
      color: ${color.text.muted};
    }
    &[aria-readonly='true'] {
      cursor: default;
    }
    &[aria-expanded='true'] {
      border-color: ${color.border.accent};
    }
  }
`;

/**
 * The icons lie on top of the button at its end, where the button has padding. A grid around button and icons would
 * slow down screens with many fields.
 */
const icons: RuleSet = css`
  > [data-part='control'] > svg {
    flex: none;
    inline-size: ${size.icon};
    block-size: ${size.icon};
    margin-inline: calc(-1 * (${size.icon} + ${space.sm})) ${space.sm};
    color: ${color.text.muted};
    pointer-events: none;
  }
  > [data-part='control'] > [data-part='clear'] {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    inline-size: ${size.controlSmall};
    block-size: ${size.controlSmall};
    margin-inline: calc(-1 * (${size.controlSmall} + ${size.icon} + ${space.sm})) calc(${size.icon} + ${space.sm});
    padding: ${space.none};
    border: 0;
    border-radius: ${radius.control};
    background: transparent;
    color: ${color.text.muted};
    cursor: pointer;

    &:hover {
      background: ${color.surface.hover};
    }
    &:focus-visible {
      outline: ${size.focusRing} solid ${color.border.focus};
    }
  }
  > [data-part='control'] > [data-part='clear'] > svg {
    flex: none;
    inline-size: ${size.icon};
    block-size: ${size.icon};
  }
`;

/**
 * The root of the closed field, with plain elements for label, button and icons. A separate styled component for each
 * of them would slow down screens with many fields.
 */
export const Root: StyledComponent<'div'> = styled.div`
  ${fieldColumn}

  > label {
    ${fieldLabel}
  }
  > label > [data-part='required'] {
    ${requiredMark}
  }
  > [data-part='control'] {
    display: flex;
    align-items: center;
  }
  ${trigger}
  ${icons}
`;

export const Note: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.sm};
  align-items: center;
  font: ${text.hint};
  overflow-wrap: anywhere;
`;

import { color, size, space } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { fieldBox, fieldColumn } from '../Field/Field.styles.ts';

export const Root: StyledComponent<'div'> = styled.div`
  ${fieldColumn}
`;

export const Control: StyledComponent<'div'> = styled.div`
  display: grid;
  align-items: center;

  > * {
    grid-area: 1 / 1;
  }
  > svg {
    justify-self: end;
    margin-inline-end: ${space.sm};
    color: ${color.text.muted};
    pointer-events: none;
  }
  > [aria-readonly='true'] + svg {
    visibility: hidden;
  }
`;

export const Native: StyledComponent<'select'> = styled.select`
  ${fieldBox}
  appearance: none;
  block-size: ${size.control};
  padding-inline-end: ${space.xxl};
  text-overflow: ellipsis;

  &[aria-readonly='true'] {
    background: ${color.surface.sunken};
  }
  &:disabled {
    opacity: 1; /* Chromium makes a disabled select transparent, in addition to the colours of disabled fields */
  }
  &[data-placeholder]:not(:disabled) {
    color: ${color.text.muted};
  }
  option {
    background: ${color.surface.default};
    color: ${color.text.default};
  }
  option:disabled {
    color: ${color.text.disabled};
  }
`;

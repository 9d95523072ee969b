import { color, size, space } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { fieldColumn } from '../Field/Field.styles.ts';

export const Root: StyledComponent<'div'> = styled.div`
  ${fieldColumn}
  max-inline-size: calc(1.5 * ${size.field});
`;

/** The two date fields side by side. If there isn't enough space, the second field is below the first. */
export const Days: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: flex-start;

  > :is(:first-child, :last-child) {
    flex: 1 1 calc(8.5 * ${size.rem});
    inline-size: auto;
    max-inline-size: none;
  }
`;

export const To: StyledComponent<'span'> = styled.span`
  align-content: center;
  min-block-size: ${size.control};
  color: ${color.text.muted};
`;

export const Presets: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  padding-block-start: ${space.xs}; /* with the gap of the column, as far from the fields as they are from each other */

  > [aria-pressed='true'] {
    border-color: ${color.border.accent};
    background: ${color.surface.accentSoft};
    color: ${color.text.accent};
  }
`;

import { color, font, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/** What is asked together, under its heading. */
export const FormSection: StyledComponent<'fieldset'> = styled.fieldset`
  min-inline-size: 0;
  margin: ${space.none};
  padding: ${space.none};
  border: 0;

  > legend {
    margin-block-end: ${space.md};
    padding: ${space.none};
    font: ${text.heading};
  }
`;

/** Each field keeps the line of its message free: a message that goes when a field is left must not move what is being clicked. */
export const FormGrid: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${size.field}), 1fr));
  gap: ${space.sm} ${space.xl};
  align-items: start;

  && > * {
    min-block-size: calc(
      ${size.control} + 2 * ${space.xs} + ${font.lineHeight.normal} * (${font.size.label} + ${font.size.caption})
    );
    max-inline-size: none;
  }
`;

/** What takes the whole row of the grid. */
export const FormRow: StyledComponent<'div'> = styled.div`
  grid-column: 1 / -1;
`;

/** A sentence that warns and lets the user go on. */
export const FormWarning: StyledComponent<'span'> = styled.span`
  color: ${color.text.warning};
  font-weight: ${font.weight.medium};
`;

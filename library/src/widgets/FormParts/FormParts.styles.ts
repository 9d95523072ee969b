import { color, font, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/** A group of fields with its heading. */
export const FormSection: StyledComponent<'fieldset'> = styled.fieldset`
  min-inline-size: 0;
  margin: ${space.none};
  padding: ${space.none};
  border: 0;

  > legend {
    margin-block-end: ${space.md};
    padding: ${space.none};
    font: ${text.card};
  }
`;

const gap = space.xl;

/** Width of a column when the grid has three columns. The hairline is for the rounding of browsers. */
const third = `(100% - 2 * ${gap} - ${size.hairline}) / 3`;

/**
 * Grid of fields, with three columns at most. Each field has space for its message, even while it has no message.
 * Otherwise a message that disappears on blur would move the control that the user is about to click.
 */
export const FormGrid: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(min(100%, ${size.field}), ${third}), 1fr));
  gap: ${space.sm} ${gap};
  align-items: start;
  container-type: inline-size;

  @media print {
    container-type: normal;
  }

  && > * {
    min-block-size: calc(
      ${size.control} + 2 * ${space.xs} + ${font.lineHeight.normal} * (${font.size.label} + ${font.size.hint})
    );
    max-inline-size: none;
  }
`;

/** A field that is as wide as the whole grid. */
export const FormRow: StyledComponent<'div'> = styled.div`
  grid-column: 1 / -1;
`;

/** A field for a long text, such as the name of a company. It spans two columns when the grid has three. */
export const FormWide: StyledComponent<'div'> = styled.div`
  && > * {
    max-inline-size: none;
  }
  @container (inline-size >= 63rem) {
    grid-column: span 2;
  }
`;

/** A warning below a field. It doesn't prevent the submit. */
export const FormWarning: StyledComponent<'span'> = styled.span`
  color: ${color.text.warning};
  font-weight: ${font.weight.medium};
`;

import { color, font, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xxl};
  color: ${color.text.default};
  font: ${text.body};
`;

export const Section: StyledComponent<'fieldset'> = styled.fieldset`
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
export const Grid: StyledComponent<'div'> = styled.div`
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

/** The day until which a document is valid, with 长期有效 below it. */
export const Validity: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};

  && > * {
    max-inline-size: none;
  }
`;

export const Warning: StyledComponent<'span'> = styled.span`
  color: ${color.text.warning};
  font-weight: ${font.weight.medium};
`;

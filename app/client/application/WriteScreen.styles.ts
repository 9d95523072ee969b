import { size, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
`;

const gap = space.xl;

/** Width of a column when the grid has three columns. The hairline is for the rounding of browsers. */
const third = `(100% - 2 * ${gap} - ${size.hairline}) / 3`;

/** Grid of fields. Its columns are those of the forms of the library, which stand above and below it on the screen. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(min(100%, ${size.field}), ${third}), 1fr));
  gap: ${space.md} ${gap};
  align-items: start;

  && > * {
    max-inline-size: none;
  }
`;

/** Sentence at the beginning of a section. */
export const Lead = styled.p`
  margin: ${space.none};
`;

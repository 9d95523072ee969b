import { color, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { stepMark } from '../../foundation/stepMark.styles.ts';

/** The steps are side by side as far as there is space, otherwise one below the other. */
export const Root: StyledComponent<'ol'> = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(calc(11 * ${size.rem}), 100%), 1fr));
  gap: ${space.lg};
  margin: ${space.none};
  padding: ${space.none};
  color: ${color.text.default};
  font: ${text.body};
  list-style: none;

  > li {
    display: grid;
    gap: ${space.xs};
    align-content: start;
    break-inside: avoid;
  }
  > li > div {
    display: flex;
    gap: ${space.sm};
    align-items: center;
    font: ${text.bodyStrong};
    ${stepMark}
  }
  > li > div > [data-part='mark'] {
    border-color: ${color.border.accent};
    color: ${color.text.accent};
  }
  p {
    margin: ${space.none};
    color: ${color.text.muted};
  }
`;

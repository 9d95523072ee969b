import { color, font, size } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** The field for the name of the applicant is wider than other fields, because such names are long. */
export const Wide = styled.div`
  > :first-child {
    max-inline-size: calc(2 * ${size.field});
  }
`;

/** Name of the alternative whose price the bar shows. */
export const Alternative = styled.span`
  color: ${color.text.muted};
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;
`;

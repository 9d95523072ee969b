import { color, font, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** Fields that choose the roster. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
  gap: ${space.sm} ${space.md};
  align-items: end;
  max-inline-size: calc(${size.field} * 2.5);

  @media print {
    display: none;
  }
`;

/** Number of persons in the shown roster, and the premium of the policy with this roster. */
export const Totals = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  align-items: baseline;
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.body};

  strong {
    color: ${color.text.default};
    font-weight: ${font.weight.medium};
  }
`;

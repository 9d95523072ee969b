import { color, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(11em, 1fr));
  gap: ${space.md};
  align-items: end;
  color: ${color.text.default};
  font: ${text.body};
`;

export const Foot: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space.sm};
  align-items: center;
  justify-content: space-between;
  min-block-size: 2.25em;
`;

export const Results: StyledComponent<'p'> = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.label};
`;

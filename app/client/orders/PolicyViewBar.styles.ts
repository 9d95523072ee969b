import { color, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.md};
  align-items: center;

  > div {
    inline-size: auto;
  }
  > p {
    margin: ${space.none};
    color: ${color.text.muted};
    font: ${text.body};
  }
`;

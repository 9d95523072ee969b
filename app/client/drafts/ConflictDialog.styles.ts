import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Versions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${space.md};
  margin-block-start: ${space.lg};
`;

export const Version = styled.section`
  display: grid;
  gap: ${space.md};
  align-content: start;
  padding: ${space.md};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};

  > h3 {
    margin: ${space.none};
    font: ${text.bodyStrong};
  }
`;

import { color, font, radius, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.article`
  display: grid;
  gap: ${space.md};
  padding: ${space.lg};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};

  & + & {
    margin-block-start: ${space.md};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.lg};
  align-items: baseline;
  justify-content: space-between;

  > h3 {
    margin: ${space.none};
    font: ${text.card};
  }
`;

export const Clauses = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: ${space.hair} ${space.xl};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;

  > li {
    display: flex;
    gap: ${space.md};
    justify-content: space-between;
    padding-block: ${space.xs};
    border-block-end: ${size.hairline} solid ${color.border.default};
  }
  strong {
    font-weight: ${font.weight.medium};
    white-space: nowrap;
  }
`;

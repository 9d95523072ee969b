import { color, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Summary: StyledComponent<'p'> = styled.p`
  margin-block: ${space.md} ${space.sm};
  font: ${text.label};

  [data-part='left-out'] {
    display: block;
    color: ${color.text.warning};
  }
`;

export const Lines: StyledComponent<'ul'> = styled.ul`
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${space.xs} ${space.md};
    align-items: start;
    padding-block: ${space.sm};
    border-block-start: ${size.hairline} solid ${color.border.default};
    overflow-wrap: anywhere;
  }
  [data-part='count'] {
    display: block;
  }
  [data-part='count'],
  [data-part='state'] {
    color: ${color.text.muted};
    font: ${text.hint};
  }
  [data-open] [data-part='state'] {
    color: ${color.text.danger};
  }
  [data-part='after'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.md};
    align-items: center;
    justify-content: space-between;
    margin-block-start: ${space.xs};
  }

  @media (max-width: 480px) {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

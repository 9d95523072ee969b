import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const House: StyledComponent<'ol'> = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  margin: ${space.none};
  padding: ${space.none};
  color: ${color.text.default};
  font: ${text.body};
  list-style: none;
`;

export const Floor: StyledComponent<'li'> = styled.li`
  display: grid;
  grid-template-columns: minmax(10rem, 14rem) minmax(0, 1fr);
  gap: ${space.md};
  padding: ${space.md};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  background: ${color.surface.raised};

  @media (max-width: 48rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  span {
    color: ${color.text.muted};
    font: ${text.hint};
  }
  [data-part='about'] {
    display: flex;
    flex-direction: column;
  }
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
    gap: ${space.sm};
    margin: ${space.none};
    padding: ${space.none};
    list-style: none;
  }
  ol > li {
    display: flex;
    flex-direction: column;
    padding: ${space.sm};
    border-radius: ${radius.control};
    background: ${color.surface.default};
  }
`;

/** One row of the picture. It shows the layers that are side by side. */
export const Row: StyledComponent<'li'> = styled.li`
  padding: ${space.sm};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  background: ${color.surface.raised};

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    gap: ${space.sm};
    margin: ${space.none};
    padding: ${space.none};
    list-style: none;
  }
  ul > li {
    display: flex;
    flex-direction: column;
    padding: ${space.sm};
    border-radius: ${radius.control};
    background: ${color.surface.default};
  }
  span {
    color: ${color.text.muted};
    font: ${text.hint};
  }
`;

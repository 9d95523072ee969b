import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** List of materials, each with its files. */
export const Materials = styled.ul`
  display: grid;
  gap: ${space.lg};
  margin: ${space.lg} ${space.none} ${space.none};
  padding: ${space.none};
  list-style: none;

  > li {
    display: grid;
    gap: ${space.sm};
  }
  > li + li {
    padding-block-start: ${space.lg};
    border-block-start: ${size.hairline} solid ${color.border.default};
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.sm};
    align-items: center;
    margin: ${space.none};
    font: ${text.label};
  }
`;

/** A file with its thumbnail. */
export const File = styled.li`
  display: flex;
  gap: ${space.sm};
  align-items: center;
  overflow-wrap: anywhere;

  img {
    inline-size: 64px;
    block-size: 48px;
    border-radius: ${radius.control};
    object-fit: cover;
  }
`;

import { color, font, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.lg};
`;

export const Group: StyledComponent<'section'> = styled.section`
  > h3 {
    margin: ${space.none} ${space.none} ${space.xs};
    color: ${color.text.muted};
    font: ${text.label};
  }
  > dl {
    margin: ${space.none};
  }
`;

export const Line: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space.sm};
  border-block-end: ${size.hairline} solid ${color.border.default};

  > dd {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
    align-items: center;
    margin: ${space.none};
  }
  kbd {
    padding: ${space.xs} ${space.sm};
    border: ${size.hairline} solid ${color.border.strong};
    border-radius: ${radius.control};
    background: ${color.surface.page};
    font: ${text.hint};
    font-weight: ${font.weight.medium};
    white-space: nowrap;
  }
`;

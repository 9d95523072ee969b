import { color, radius, shadow, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'section'> = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.lg};
  box-sizing: border-box;
  min-inline-size: 0;
  padding: ${space.card};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  background: ${color.surface.default};
  color: ${color.text.default};
  box-shadow: ${shadow.card};
  font: ${text.body};

  @media (width < 480px) {
    padding: ${space.lg};
  }
`;

export const Header: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.lg};
  align-items: center;
  justify-content: space-between;

  > :is(h2, h3, h4) {
    margin: ${space.none};
    font: ${text.card};
    overflow-wrap: anywhere;
  }
`;

export const Actions: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
`;

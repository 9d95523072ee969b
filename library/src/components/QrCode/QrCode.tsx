import { type CSSProperties, forwardRef, type ForwardRefExoticComponent, type RefAttributes, useMemo } from 'react';
import { encode } from 'uqr';

import { modulesPath } from './modulesPath.ts';
import * as S from './QrCode.styles.ts';

export interface QrCodeProps {
  /** The text in the code, usually an address. It has at most 2,331 bytes. */
  value: string;
  /**
   * Name of the code for screen readers. It names the effect of scanning the code, for example 手机扫码支付. Also show the
   * address as a link beside the code.
   */
  'aria-label': string;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

/** Width of the empty border that ISO/IEC 18004 requires around a code, in modules. */
const quietZone = 4;

/**
 * A QR code with an address for the camera of a phone. The code has the error correction level M, so it is readable
 * even if 15 % of its area is covered. The code is as wide as its container, but at most 160 px.
 */
export const QrCode: ForwardRefExoticComponent<QrCodeProps & RefAttributes<SVGSVGElement>> = forwardRef<
  SVGSVGElement,
  QrCodeProps
>(function QrCode({ value, ...rest }, ref) {
  const code = useMemo(() => {
    const { data, size } = encode(value, { ecc: 'M', border: quietZone });
    return { path: modulesPath(data), size };
  }, [value]);
  return (
    <S.Root {...rest} ref={ref} role="img" viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges">
      <path d={code.path} fill="currentColor" />
    </S.Root>
  );
});

import { Dialog as MuiDialog } from '@mui/material';
import { ConfigProvider, Modal, Popover } from 'antd';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';

interface HostProps {
  readonly children: ReactNode;
}

function AntdModal({ children }: HostProps): ReactElement {
  return (
    <Modal open title="主机" transitionName="" maskTransitionName="" footer={null}>
      {children}
    </Modal>
  );
}

function AntdPopover({ children }: HostProps): ReactElement {
  return (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <Popover open content={children}>
        <span>主机</span>
      </Popover>
    </ConfigProvider>
  );
}

function MaterialDialog({ children }: HostProps): ReactElement {
  return (
    <MuiDialog open transitionDuration={0}>
      {children}
    </MuiDialog>
  );
}

/**
 * A native modal `<dialog>`. All elements outside of it are inert and below it. This dialog also clips and transforms
 * its content.
 */
function NativeDialog({ children }: HostProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} style={{ overflow: 'hidden', transform: 'translate(10px, 10px)' }}>
      {children}
    </dialog>
  );
}

/**
 * A dialog that isn't `aria-modal`. If an element outside of it gets the focus, the dialog moves the focus back, as
 * dialogs of several libraries do.
 */
function TrappingDialog({ children }: HostProps): ReactElement {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const takeBack = ({ target }: FocusEvent): void => {
      if (target instanceof Node && !dialog.current?.contains(target)) dialog.current?.focus();
    };
    document.addEventListener('focusin', takeBack);
    document.body.style.pointerEvents = 'none';
    return () => {
      document.removeEventListener('focusin', takeBack);
      document.body.style.pointerEvents = '';
    };
  }, []);
  return (
    <div
      ref={dialog}
      role="dialog"
      aria-label="主机"
      tabIndex={-1}
      style={{
        position: 'fixed',
        insetBlockStart: '50%',
        insetInlineStart: '50%',
        zIndex: 2000,
        transform: 'translate(-50%, -50%)',
        background: 'Canvas',
        pointerEvents: 'auto',
      }}
    >
      {children}
    </div>
  );
}

export interface Host {
  readonly name: string;
  readonly Layer: (props: HostProps) => ReactElement;
}

/** Layers of pages that embed our widgets. Each layer has the default settings of its library. */
export const hosts: readonly Host[] = [
  { name: 'an Ant Design Modal', Layer: AntdModal },
  { name: 'an Ant Design Popover', Layer: AntdPopover },
  { name: 'a Material UI Dialog', Layer: MaterialDialog },
  { name: 'a native dialog', Layer: NativeDialog },
  { name: 'a dialog that traps focus', Layer: TrappingDialog },
];

import { BellOutlined, MenuOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { Avatar, Breadcrumb, Button, Flex, Grid, Layout, Menu, Space, Tag, Typography } from 'antd';
import type { ReactNode } from 'react';

/** The content of our screens, loaded with our own calls. `office.mjs` writes it into a file. */
export interface Content {
  readonly menu: readonly (readonly [title: string, pages: readonly string[]])[];
  readonly agent: string;
  readonly work: {
    readonly groups: readonly (readonly [label: string, count: number])[];
    readonly lines: readonly Readonly<
      Record<'key' | 'task' | 'group' | 'product' | 'number' | 'due' | 'action', string>
    >[];
  };
  readonly orders: readonly OrderLine[];
  readonly order: {
    readonly line: OrderLine;
    readonly applicant: readonly (readonly [label: string, value: string])[];
    readonly cover: readonly (readonly [label: string, value: string])[];
    readonly scheme: { readonly name: string; readonly facts: readonly (readonly [string, string])[] };
    readonly tabs: readonly string[];
    readonly steps: readonly string[];
    readonly documents: readonly string[];
  };
}

export interface OrderLine {
  readonly orderSn: string;
  readonly number: string;
  readonly group: string;
  readonly status: string;
  readonly tone: 'success' | 'warning' | 'processing' | 'default';
  readonly product: string;
  readonly insurer: string;
  readonly heads: string;
  readonly premium: string;
  readonly start: string;
  readonly end: string;
  readonly submitted: string;
}

/** Frame of the page, in the arrangement of Ant Design Pro: side menu, header, breadcrumb and title, content. */
export function Office({ content, title, extra, children }: OfficeProps) {
  const isWide = Grid.useBreakpoint().md ?? true;
  return (
    <Layout style={{ minHeight: '100vh' }}>
      {isWide ? (
        <Layout.Sider width={256} theme="light" style={{ borderRight: '1px solid #f0f0f0' }}>
          <div style={{ padding: 16, fontWeight: 600, fontSize: 16 }}>团保</div>
          <Menu
            mode="inline"
            defaultOpenKeys={content.menu.map(([each]) => each)}
            defaultSelectedKeys={[title]}
            items={content.menu.map(([each, pages]) => ({
              key: `group ${each}`,
              label: each,
              type: 'group',
              children: pages.map((page) => ({ key: page, label: page })),
            }))}
          />
        </Layout.Sider>
      ) : null}
      <Layout>
        <Layout.Header
          style={{ display: 'flex', alignItems: 'center', gap: 16, paddingInline: 16, background: '#fff', height: 56 }}
        >
          {isWide ? null : <Button type="text" icon={<MenuOutlined />} aria-label="菜单" />}
          <span style={{ marginInlineEnd: 'auto' }}>{isWide ? '' : '团保'}</span>
          <QuestionCircleOutlined />
          <BellOutlined />
          <Space>
            <Avatar size="small">{content.agent.slice(0, 1)}</Avatar>
            {isWide ? content.agent : null}
          </Space>
        </Layout.Header>
        <Layout.Content>
          <div style={{ padding: isWide ? '16px 40px 0' : '16px 16px 0' }}>
            <Breadcrumb items={[{ title: '首页' }, { title }]} />
            <Flex wrap align="center" justify="space-between" gap={8} style={{ paddingBlock: 12 }}>
              <Typography.Title level={1} style={{ margin: 0, fontSize: 20 }}>
                {title}
              </Typography.Title>
              {extra}
            </Flex>
          </div>
          <div style={{ padding: isWide ? '8px 40px 32px' : '8px 16px 24px' }}>{children}</div>
        </Layout.Content>
      </Layout>
    </Layout>
  );
}

export interface OfficeProps {
  readonly content: Content;
  readonly title: string;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** Tag with the state of an order. */
export const standing = (order: OrderLine) => <Tag color={order.tone}>{order.status}</Tag>;

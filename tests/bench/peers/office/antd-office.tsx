import { Button, Card, ConfigProvider, Descriptions, Space, Steps, Tabs } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

import { type Content, Office, standing } from './antd-frame.tsx';
import { Home, OrderCards, OrderTable } from './antd-lists.tsx';

const described = (facts: readonly (readonly [string, string])[]) =>
  facts.map(([label, children]) => ({ key: label, label, children }));

/** Page of an order. */
function Order({ content }: { readonly content: Content }) {
  const { line, applicant, cover, scheme, tabs, steps, documents } = content.order;
  return (
    <Office
      content={content}
      title={line.group}
      extra={
        <Space wrap>
          {standing(line)}
          <Button>复制投保</Button>
          <Button type="primary">发起保全</Button>
        </Space>
      }
    >
      <Card>
        <Descriptions
          column={{ xs: 1, md: 3 }}
          items={described([
            ['订单号', line.orderSn],
            ['产品', line.product],
            ['保费', line.premium],
          ])}
        />
        <Tabs items={tabs.map((label) => ({ key: label, label }))} />
      </Card>
      <Card title="订单进度" style={{ marginTop: 16 }}>
        <Steps current={steps.length - 1} items={steps.map((title) => ({ title }))} />
      </Card>
      <Card title="保障方案" style={{ marginTop: 16 }}>
        <Descriptions title={scheme.name} column={{ xs: 1, md: 3 }} items={described(scheme.facts)} />
      </Card>
      <Card title="保单与保险期间" style={{ marginTop: 16 }}>
        <Descriptions column={{ xs: 1, md: 3 }} items={described(cover)} />
      </Card>
      <Card title="投保人" style={{ marginTop: 16 }}>
        <Descriptions column={{ xs: 1, md: 3 }} items={described(applicant)} />
      </Card>
      <Card title="保单文件" style={{ marginTop: 16 }}>
        <Space wrap>
          {documents.map((name) => (
            <Button key={name}>{name}</Button>
          ))}
        </Space>
      </Card>
    </Office>
  );
}

const screens = { home: Home, 'orders-cards': OrderCards, 'orders-table': OrderTable, order: Order } as const;

function Screen() {
  const [content, setContent] = useState<Content | null>(null);
  useEffect(() => {
    void fetch('/content.json')
      .then((answer) => answer.json())
      .then((found: Content) => setContent(found));
  }, []);
  const name = new URLSearchParams(location.search).get('screen') as keyof typeof screens;
  const Shown = screens[name];
  return content ? <Shown content={content} /> : null;
}

document.getElementById('root')?.style.setProperty('padding', '0');
createRoot(document.getElementById('root') as HTMLElement).render(
  <ConfigProvider locale={zhCN}>
    <Screen />
  </ConfigProvider>,
);

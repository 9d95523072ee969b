import { Button, ConfigProvider, Form, Input, Layout, Menu, Select, Table } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import useSWR from 'swr';

interface Product {
  readonly id: string;
  readonly name: string;
  readonly insurer: { readonly name: string };
  readonly line: string;
  readonly premiumFrom: string;
}

const menu = [
  [
    '产品中心',
    [
      ['团险产品', '/entry'],
      ['历史报价', '/history-quote'],
    ],
  ],
  [
    '团险订单',
    [
      ['订单列表', '/orderList'],
      ['未完成订单', '/unfinishList'],
    ],
  ],
  [
    '团单保全',
    [
      ['发起保全', '/initiate-preservation'],
      ['保全列表', '/preservation-list'],
    ],
  ],
] as const;

const columns = [
  { title: '产品名称', dataIndex: 'name' },
  { title: '承保公司', dataIndex: ['insurer', 'name'] },
  { title: '类型', dataIndex: 'line' },
  { title: '最低保费', dataIndex: 'premiumFrom' },
];

const answer = async (address: string) => (await (await fetch(address)).json()) as Product[];

/** The frame of an office application with its first screen: menu, header, filter, list of products. */
function Shell() {
  const navigate = useNavigate();
  const { data } = useSWR('/products.json', answer);
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <Layout.Sider width={220}>
        <Menu
          theme="dark"
          mode="inline"
          defaultOpenKeys={menu.map(([title]) => title)}
          onClick={({ key }) => void navigate(key)}
          items={menu.map(([title, pages]) => ({
            key: title,
            label: title,
            children: pages.map(([label, key]) => ({ key, label })),
          }))}
        />
      </Layout.Sider>
      <Layout>
        <Layout.Header style={{ background: '#fff' }}>团险业务系统</Layout.Header>
        <Layout.Content style={{ padding: 16 }}>
          <Form layout="inline">
            <Form.Item name="keyword" label="关键词">
              <Input />
            </Form.Item>
            {['保险公司', '产品类型', '标签'].map((label) => (
              <Form.Item key={label} name={label} label={label}>
                <Select style={{ width: 160 }} options={[{ value: '', label: '全部' }]} />
              </Form.Item>
            ))}
            <Button type="primary">查询</Button>
          </Form>
          <Table rowKey="id" pagination={false} loading={!data} dataSource={data ?? []} columns={columns} />
        </Layout.Content>
      </Layout>
    </Layout>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <ConfigProvider locale={zhCN}>
    <BrowserRouter>
      <Shell />
    </BrowserRouter>
  </ConfigProvider>,
);

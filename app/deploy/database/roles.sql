-- Account of the application. It owns its database and nothing else. The roles for queries of agents and operators
-- (row security) are also created here, because the account may not create roles.
create role tuanbao login password :'password' nosuperuser nocreatedb nocreaterole noreplication;
create role tuanbao_agent nologin;
grant tuanbao_agent to tuanbao;
create role tuanbao_operator nologin;
grant tuanbao_operator to tuanbao;
create database tuanbao owner tuanbao;

-- Account of the application. It owns its database and nothing else. The role for agents' queries (row security) is also
-- created here, because the account may not create roles.
create role tuanbao login password :'password' nosuperuser nocreatedb nocreaterole noreplication;
create role tuanbao_agent nologin;
grant tuanbao_agent to tuanbao;
create database tuanbao owner tuanbao;

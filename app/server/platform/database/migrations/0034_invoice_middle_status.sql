-- each state of an invoice has its own code, which every change of the state includes
update invoices set middle_status = case status
  when 'applied' then 201
  when 'materialNeeded' then 202
  when 'materialSent' then 203
  when 'issued' then 204
  when 'mailed' then 205
  when 'failed' then 206
  else 200
end;

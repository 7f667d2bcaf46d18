-- What somebody does who edits: waits for remarks, goes to the receive, takes the action, saves, and once more with undo.
local report = io.open(os.getenv('SLUICE_REPORT'), 'w')

local function say(text)
  report:write(text .. '\n')
  report:flush()
end

local function fail(text)
  say('failed: ' .. text)
  vim.cmd('cquit 1')
end

local function wait_for(what, condition)
  if not vim.wait(90000, condition, 50) then
    fail('waited in vain for ' .. what)
  end
end

local buffer = vim.api.nvim_get_current_buf()
local client = vim.lsp.start_client({
  name = 'sluice',
  cmd = { os.getenv('SLUICE_JAVA'), '-cp', os.getenv('SLUICE_CLASSES'), os.getenv('SLUICE_MAIN') },
  root_dir = vim.fn.getcwd(),
})
vim.lsp.buf_attach_client(buffer, client)
wait_for('diagnostics', function() return #vim.diagnostic.get(buffer) >= 4 end)
for _, each in ipairs(vim.diagnostic.get(buffer)) do
  local severity = each.severity == vim.diagnostic.severity.INFO and 'information' or 'hint'
  say(each.code .. ' ' .. severity .. ' at ' .. (each.lnum + 1))
end

local before = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n')

local function text()
  return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n')
end

-- Takes the first action that is offered, as a person does who knows what it is.
vim.ui.select = function(items, _, choose)
  for i, item in ipairs(items) do
    if string.find(item[2].title, 'overlap this call', 1, true) then
      return choose(item, i)
    end
  end
  fail('no action: ' .. vim.inspect(items))
end

local function act()
  vim.fn.search('recv(data, n')
  vim.lsp.buf.code_action()
  wait_for('the edit', function() return string.find(text(), 'deltaRecv', 1, true) ~= nil end)
end

act()
say('applied')
vim.cmd('undo')
say('undone')
say('after the undo: ' .. (text() == before and 'as before' or text()))
wait_for('the remarks on the old text', function() return #vim.diagnostic.get(buffer) >= 4 end)
act()
vim.cmd('write')
vim.lsp.stop_client(client)
wait_for('the end of the server', function() return vim.lsp.client_is_stopped(client) end)
report:close()
vim.cmd('qall!')

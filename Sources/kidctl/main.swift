import Commands

Kidctl.run()
